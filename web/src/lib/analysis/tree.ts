/** The moves that were tried from the start of a game, with all their branches. */

export type Node = {
  /** How many moves lead here. */
  readonly at: number;
  /** The last of them; none at the start. */
  readonly move: string;
  /** The same in words, once it was made. */
  text: string;
  readonly parent: Node | undefined;
  /** Whether it was made in the game itself. */
  readonly isPlayed: boolean;
  children: Node[];
};

/** A way through the tree that goes on nowhere, from where it leaves another. */
export type TreeBranch = { first: Node; last: Node };

export class MoveTree {
  readonly root: Node;

  /** The moves of a game, in which nothing else was tried yet. */
  constructor(played: readonly { move: string; text: string }[]) {
    this.root = { at: 0, move: "", text: "", parent: undefined, isPlayed: true, children: [] };
    let last = this.root;
    for (const { move, text } of played) last = grown(last, move, text, true);
  }

  /** The state after so many moves of the game itself. */
  played(at: number): Node {
    let node = this.root;
    for (let next = onward(node); next?.isPlayed && node.at < at; next = onward(node)) node = next;
    return node;
  }

  /** What follows from a move: what is there already, or a new branch. */
  add(node: Node, move: string): Node {
    return node.children.find((child) => child.move === move) ?? grown(node, move, "", false);
  }

  /** Takes something away that was tried, with all that follows from it; what was played stays. Gives where it began. */
  remove(node: Node): Node {
    const { parent } = node;
    if (!parent || node.isPlayed) return node;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }

  /** All that was tried besides the game itself: each branch from where it leaves the one before it. */
  branches(): TreeBranch[] {
    return branchesBelow(this.root);
  }
}

/** The moves that lead to a node: so many of the game itself, and those that were tried after them. */
export function lineTo(node: Node): { played: number; tried: string[] } {
  const tried: string[] = [];
  let at: Node = node;
  while (!at.isPlayed && at.parent) {
    tried.unshift(at.move);
    at = at.parent;
  }
  return { played: at.at, tried };
}

/** Where it goes on first. */
export function onward(node: Node): Node | undefined {
  return node.children[0];
}

function grown(parent: Node, move: string, text: string, isPlayed: boolean): Node {
  const node: Node = { at: parent.at + 1, move, text, parent, isPlayed, children: [] };
  parent.children.push(node);
  return node;
}

function branchesBelow(start: Node): TreeBranch[] {
  const found: TreeBranch[] = [];
  // Without recursion along a line: games are long.
  for (let node: Node | undefined = start; node; node = onward(node)) {
    const others = node.isPlayed ? node.children.filter(({ isPlayed }) => !isPlayed) : node.children.slice(1);
    for (const first of others) found.push({ first, last: endOf(first) }, ...branchesBelow(first));
  }
  return found;
}

function endOf(node: Node): Node {
  let last = node;
  for (let next = onward(last); next; next = onward(last)) last = next;
  return last;
}
