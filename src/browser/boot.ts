// The entry script of every page. It is small: larger chunks are loaded on demand, once the page is painted
// and idle.

import { loadDisplayFont } from './display-font.ts';
import { dismissInvalidParameters } from './invalid-parameters.ts';
import { detectLanguage } from './language.ts';
import { showLocation } from './location.ts';
import { startNavbar } from './navbar.ts';
import { returnPriceFocus } from './price-focus.ts';
import { startBehaviours } from './start-behaviours.ts';

detectLanguage();
// Waits for the first frame: loading a font would delay the first paint by up to 50 ms, and other work would
// delay it on a slow phone.
requestAnimationFrame(() => {
  setTimeout(() => {
    returnPriceFocus();
    startNavbar();
    dismissInvalidParameters();
    showLocation();
    startBehaviours();
    loadDisplayFont();
  });
});
