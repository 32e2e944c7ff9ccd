import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** How far outside of a stop its ring may be, as around a field that shares a border with a word. */
const reach = 24;

interface Stop {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Length of the line around it, in pixels. */
  perimeter: number;
}

/**
 * Finds focusable elements with a faint focus ring. The pixels that change by a contrast of at least 3:1 must
 * be as many as those of a one-pixel outline (WCAG 2.2, 1.4.11 and, at half of its thickness, 2.4.13).
 *
 * Several elements that are far apart are shown as focused at once, so that a page takes few screenshots.
 *
 * @param where looked at, such as `main`
 * @returns each element with the part of its outline that is visible; empty when all rings are clear
 */
export async function faintFocusRings(page: Page, where = 'body'): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const stops = await markStops(page, where);
  const before = await picture(protocol, await picture(protocol));
  const faint: string[] = [];
  for (const batch of batchesOf(stops)) {
    const nodes = await nodesOf(protocol, batch);
    await force(protocol, nodes, ['focus', 'focus-visible']);
    const after = await picture(protocol);
    await force(protocol, nodes, []);
    for (const index of batch) {
      const stop = stops[index] as Stop;
      const share = changedPixels(before, after, stop) / stop.perimeter;
      if (share < 1) faint.push(`${share.toFixed(2)} of ${stop.name}`);
    }
  }
  await protocol.detach();
  return faint;
}

/** Numbers the elements that Tab, and arrow keys within a group, reach. */
function markStops(page: Page, where: string): Promise<Stop[]> {
  return page.evaluate((root) => {
    const able = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    /** Whether a box has scrolled it out of sight, from where the focus would bring it back. */
    const isScrolledOut = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
        const seen = box.getBoundingClientRect();
        if (bottom > seen.bottom || top < seen.top) return true;
      }
      return false;
    };
    const isReached = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !element.matches(':disabled, [tabindex="-1"]') &&
      !isScrolledOut(element);
    const stops: Stop[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(`${root} :is(${able})`)) {
      if (!isReached(element)) continue;
      const rects = [...element.getClientRects()];
      // Of a slider the thumb is ringed.
      const lengthOf = ({ width, height }: DOMRect) =>
        element.matches('[type="range"]') ? 4 * height : 2 * (width + height);
      const perimeter = rects.reduce((sum, rect) => sum + lengthOf(rect), 0);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      element.dataset.stop = String(stops.length);
      stops.push({
        name: element.outerHTML.slice(0, 120),
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
        perimeter,
      });
    }
    return stops;
  }, where);
}

/** Divides the elements into batches in which no two rings can touch. */
function batchesOf(stops: readonly Stop[]): number[][] {
  const batches: number[][] = [];
  for (const [index, stop] of stops.entries()) {
    const isClear = (other: number) => {
      const { left, top, right, bottom } = stops[other] as Stop;
      return (
        left - stop.right > 2 * reach ||
        stop.left - right > 2 * reach ||
        top - stop.bottom > 2 * reach ||
        stop.top - bottom > 2 * reach
      );
    };
    const batch = batches.find((others) => others.every(isClear));
    if (batch) batch.push(index);
    else batches.push([index]);
  }
  return batches;
}

async function nodesOf(protocol: CDPSession, stops: readonly number[]): Promise<number[]> {
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
  const selector = stops.map((stop) => `[data-stop="${stop}"]`).join();
  const { nodeIds } = await protocol.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  return nodeIds;
}

async function force(
  protocol: CDPSession,
  nodes: readonly number[],
  forcedPseudoClasses: string[],
): Promise<void> {
  await Promise.all(
    nodes.map((nodeId) => protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}

interface Picture {
  width: number;
  height: number;
  /** Red, green and blue of each pixel. */
  bytes: Buffer;
}

/**
 * @param last picture; another is taken until one is equal to the last, since what is taken beyond
 * the window may call for images
 */
async function picture(protocol: CDPSession, last?: Picture): Promise<Picture> {
  const { cssContentSize } = await protocol.send('Page.getLayoutMetrics');
  const { data } = await protocol.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, x: 0, y: 0, scale: 1 },
  });
  const { data: bytes, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const taken = { width: info.width, height: info.height, bytes };
  return last && !bytes.equals(last.bytes) ? picture(protocol, taken) : taken;
}

/** Share of light of each of the 256 values (WCAG 2.2, relative luminance). */
const light = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function luminance({ bytes }: Picture, at: number): number {
  const part = (channel: number) => light[bytes[at + channel] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

function changedPixels(before: Picture, after: Picture, stop: Stop): number {
  let changed = 0;
  const rightmost = Math.min(before.width, Math.ceil(stop.right) + reach);
  const lowest = Math.min(before.height, Math.ceil(stop.bottom) + reach);
  for (let y = Math.max(0, Math.floor(stop.top) - reach); y < lowest; y += 1) {
    for (let x = Math.max(0, Math.floor(stop.left) - reach); x < rightmost; x += 1) {
      const at = 3 * (y * before.width + x);
      const was = luminance(before, at);
      const is = luminance(after, at);
      if ((Math.max(was, is) + 0.05) / (Math.min(was, is) + 0.05) >= 3) changed += 1;
    }
  }
  return changed;
}
