/** Where the views of the border have their middle; each has another thing in it. */
export const footerViews = { cloister: 0, beds: -440, gate: 470, trees: -880, well: 900 } as const;
