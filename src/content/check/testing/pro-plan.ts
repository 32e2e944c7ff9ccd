/** A file of plans with one plan in it, in which a line can be found by its number. */
export const proPlan = `personal:
  - id: pro
    name: Pro
    purchaseLink: cartPro
    bestFor: team
    monthlyPrice: { USD: 17.99, EUR: 17.99, GBP: 17.99, CAD: 22.99 }
    annualPerMonth: 14.99
    includedWikis: { value: 1, assumed: true }
    storage: { gb: 25 }
business: []
`;
