/** What the drawings fill: the garden as a whole and each of its views, and a page's small scene. */
export const viewBoxes = {
  whole: '-380 -240 760 604',
  scene: '-150 -140 300 225',
  choices: '-226 -74 512 316',
  choicesBehind: '-216 -72 492 232',
  choicesNear: '-150 22 370 107',
  choicesNearest: '-96 37 263 76',
};
