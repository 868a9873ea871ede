/** The service worker: it keeps the program on the device, and waits to be told before a new version takes over. */

let waiting = $state.raw<ServiceWorker>();

/** Whether a new version of the program is there and waits. */
export function isUpdateReady(): boolean {
  return waiting !== undefined;
}

/** Lets the new version take over: the page is loaded again, and tables are where they were. */
export function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}

/** Installs the service worker, where the browser has such a thing and the page was built. */
export async function installServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    watch(registration);
  } catch {
    // A private window, perhaps: everything works, but only with a network.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // The first version has nobody to wait for.
      if (installing.state === "installed" && navigator.serviceWorker.controller) waiting = installing;
    });
  });
}
