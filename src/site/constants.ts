/**
 * The paces, limits and sizes by which the site behaves, each with its unit. Prices, plans, tax rates
 * and everything else that the provider may change are in `content/`.
 *
 * A style sheet cannot read these: what one has to repeat is compared in `constants.test.ts`.
 */

/** How fast letters are typed and deleted, and how long a finished phrase is shown. */
export interface TypingPace {
  /** Milliseconds for each letter that is typed. */
  typeMs: number;
  /** Milliseconds for each letter that is deleted. */
  deleteMs: number;
  /** Milliseconds for which a finished phrase stands. */
  pauseMs: number;
}

/** Pace of the phrases in the hero of the landing page. */
export const heroTyping: TypingPace = { typeMs: 40, deleteMs: 20, pauseMs: 3000 };

/** Pace of the line about the partners, on the landing page. */
export const partnersTyping: TypingPace = { typeMs: 60, deleteMs: 20, pauseMs: 2000 };

/** Milliseconds for which a carousel shows a slide, until it moves on by itself. */
export const carouselAutoplayMs = 5000;

/** CSS pixels between two slides of the testimonials. Repeated in `carousel.module.css`. */
export const testimonialsGapPx = 30;

/** CSS pixels of height of a partner's logo on /consulting. Repeated in `partners.module.css`. */
export const partnerLogoHeightPx = 90;

/**
 * The widest window, in CSS pixels, that shows the menu behind a button. Repeated in
 * `navbar.module.css` and `menu.module.css`, in em of 16 pixels, so that it grows with the visitor's
 * letters.
 */
export const menuBreakpointPx = 1150;

/** CSS pixels scrolled from which a transparent navigation bar turns solid. */
export const solidBarFromPx = 90;

/** Milliseconds after which a part of the script counts as not loaded. */
export const chunkTimeoutMs = 120_000;

/**
 * How often a file of texts is asked for again when the network or the server failed; a refusal (4xx)
 * and a file that cannot be read are final.
 */
export const textsMaxRetries = 5;

/** Milliseconds before the first of these retries; each further wait is twice as long. */
export const textsFirstRetryMs = 350;
