import content from '../../content/dedicated.yaml';

/** Sizes and services of dedicated virtual servers; amounts in US dollar cents before tax. */
export const dedicated = content;
