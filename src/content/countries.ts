import content from '../../content/countries.yaml';

/** Day of the last change of the calculator's prices and tax rates, as year-month-day. */
export const pricesUpdatedOn = content.updatedOn;
