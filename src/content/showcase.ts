import content from '../../content/showcase.yaml';

/** The wikis of the showcase page; their descriptions are texts under the same ids. */
export const showcase = content;
