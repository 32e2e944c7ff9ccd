/**
 * Timings, limits, breakpoints and sizes of the interface, each with its unit. Prices, plans, tax rates and
 * everything else that the provider may change are in `content/`.
 *
 * Style sheets cannot import these; `constants.test.ts` compares the copies in them.
 */

/** How fast letters are typed and deleted, and how long a finished phrase is shown. */
export interface TypingPace {
  /** Milliseconds for each letter that is typed. */
  typeMs: number;
  /** Milliseconds for each letter that is deleted. */
  deleteMs: number;
  /** Milliseconds for which a finished phrase is shown. */
  pauseMs: number;
}

/** Pace of the phrases in the hero of the landing page. */
export const heroTyping: TypingPace = { typeMs: 40, deleteMs: 20, pauseMs: 3000 };

/** Pace of the line about the partners, on the landing page. */
export const partnersTyping: TypingPace = { typeMs: 60, deleteMs: 20, pauseMs: 2000 };

/** Autoplay delay of the carousels, in milliseconds. */
export const carouselAutoplayMs = 5000;

/** CSS pixels between two slides of the testimonials. Repeated in `carousel.module.css`. */
export const testimonialsGapPx = 30;

/** CSS pixels of height of a partner's logo on /consulting. Repeated in `partners.module.css`. */
export const partnerLogoHeightPx = 90;

/**
 * The widest window, in CSS pixels, that shows the menu behind a button. Repeated in `navbar.module.css` and
 * `dropdown-menu.module.css`, in em of 16 pixels, so that it grows with the visitor's font size.
 */
export const menuBreakpointPx = 1150;

/** CSS pixels scrolled from which a transparent navigation bar turns solid. */
export const solidBarFromPx = 90;

/** Timeout for loading a chunk, in milliseconds. */
export const chunkTimeoutMs = 120_000;

/**
 * How often the load of a locale file is retried after an error of network or server. A 4xx and an invalid
 * file are final.
 */
export const textsMaxRetries = 5;

/** Milliseconds before the first of these retries; each further delay is twice as long. */
export const textsFirstRetryMs = 350;
