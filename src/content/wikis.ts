import content from '../../content/wikis.yaml';

/** Years and numbers about wikis and MediaWiki in general. */
export const wikis = content;
