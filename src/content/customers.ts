import content from '../../content/customers.yaml';

/** The wordmarks of the customer strip, in their order. */
export const customers = content;
