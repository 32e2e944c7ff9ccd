import type { CDPSession, Page } from '@playwright/test';

/** A node of Chromium's accessibility tree, without ignored nodes. */
export interface AccessibilityNode {
  role: string;
  name: string;
  isFocusable: boolean;
  /** Where a link leads. */
  url?: string;
  /** Level of a heading. */
  level?: number;
  /** Identifies the element in the document. */
  element?: number;
  children: AccessibilityNode[];
}

type AXNode = Awaited<ReturnType<typeof fullTree>>[number];

/** The accessibility tree of the page in its present state. */
export async function accessibilityTree(page: Page): Promise<AccessibilityNode> {
  const session = await page.context().newCDPSession(page);
  const nodes = await fullTree(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = (node: AXNode): AccessibilityNode[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (!child) return [];
      return child.ignored ? childrenOf(child) : [heard(child)];
    });
  const heard = (node: AXNode): AccessibilityNode => {
    const property = (name: string) =>
      node.properties?.find((each) => each.name === name)?.value.value;
    return {
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? '').trim(),
      isFocusable: property('focusable') === true,
      ...(property('url') && { url: String(property('url')) }),
      ...(property('level') && { level: Number(property('level')) }),
      ...(node.backendDOMNodeId && { element: node.backendDOMNodeId }),
      children: childrenOf(node),
    };
  };
  const [root] = nodes;
  if (!root) throw new Error('The page has no accessibility tree.');
  return heard(root);
}

async function fullTree(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}

/** A node and everything below it, in the order of reading. */
export function everyNode(node: AccessibilityNode): AccessibilityNode[] {
  return [node, ...node.children.flatMap(everyNode)];
}

/** Every node of some role. */
export function nodesOf(root: AccessibilityNode, ...roles: string[]): AccessibilityNode[] {
  return everyNode(root).filter(({ role }) => roles.includes(role));
}
