// The script that is on every page. It is small; whatever is large waits until the page is painted
// and quiet, and is then loaded by the parts that need it.
import { wireBar } from './bar.ts';
import { showDisplayFace } from './display-face.ts';
import { settleLanguage } from './language.ts';
import { showLocation } from './location.ts';
import { wakeWhenWanted } from './wake.ts';

settleLanguage();
wireBar();
showLocation();
wakeWhenWanted();
showDisplayFace();
