import content from '../../content/company.yaml';

/** Numbers that sentences and terms mention. */
export const company = content;
