/** Example answer of a small wiki, with extensions for each of the three groups. */
export const exampleList = `{
  "query": {
    "extensions": [
      { "type": "parserhook", "name": "Cite" },
      { "type": "parserhook", "name": "ParserFunctions", "version": "1.6.1" },
      { "type": "parserhook", "name": "Scribunto" },
      { "type": "semantic", "name": "Semantic MediaWiki", "version": "4.1.3" },
      { "type": "specialpage", "name": "Page Forms", "version": "5.7" },
      { "type": "antispam", "name": "ConfirmEdit" },
      { "type": "editor", "name": "VisualEditor", "version": "0.1.2" },
      { "type": "other", "name": "Widgets" },
      { "type": "other", "name": "Our own apple calendar" }
    ]
  }
}`;
