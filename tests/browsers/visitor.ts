/**
 * A browser as journeys use it, independent of the engine. Elements are given by CSS selectors; the first
 * match counts.
 */
export interface Visitor {
  /** Opens an address of the site, such as `/en/plans`. */
  open(path: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  /** Chooses an entry of a select. */
  choose(selector: string, value: string): Promise<unknown>;
  pressEscape(): Promise<unknown>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
}

/** A browser that is not Chromium. */
export interface Engine {
  readonly name: string;
  /** What has to be installed. */
  readonly needs: string;
  isInstalled(): boolean;
  /**
   * Opens a browser.
   *
   * @param origin where the site is, such as `http://localhost:3000`
   */
  launch(origin: string): Promise<Visitor>;
}
