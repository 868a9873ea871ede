import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { loadCatalogue } from "./lib/catalogue.svelte";
import { loadEngine } from "./lib/engine/engine";
import { installServiceWorker } from "./lib/offline.svelte";
import { route } from "./lib/router.svelte";
import { applyTheme } from "./lib/theme/theme.svelte";
import { loadPreferred } from "./lib/words/words.svelte";
import { prefetch } from "./pages/pages";

const target = document.getElementById("app");
if (target) {
  applyTheme();
  prefetch(route());
  await Promise.all([loadPreferred(), loadEngine()]);
  loadCatalogue();
  mount(App, { target });
  await installServiceWorker();
}
