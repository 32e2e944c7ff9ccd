// The script that is on every page. It is small; whatever is large waits until the page is painted
// and quiet, and is then loaded by the parts that need it.
import { wireBar } from './bar.ts';
import { showDisplayFace } from './display-face.ts';
import { settleLanguage } from './language.ts';
import { showLocation } from './location.ts';
import { forgetNotOffered } from './not-offered.ts';
import { returnPriceFocus } from './price-focus.ts';
import { wakeWhenWanted } from './wake.ts';

settleLanguage();
// A font that a script asks for holds back the first paint for up to 50 ms, and whatever else runs
// before it does so on a slow phone.
requestAnimationFrame(() => {
  setTimeout(() => {
    returnPriceFocus();
    wireBar();
    forgetNotOffered();
    showLocation();
    wakeWhenWanted();
    showDisplayFace();
  });
});
