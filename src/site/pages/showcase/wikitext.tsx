import { readLine } from '../../../domain/wikitext.ts';
import { samplePageIds } from './sample-pages.ts';
import styles from './wikitext.module.css';

/** A paragraph of wikitext, with its links. */
export function Wikitext({ source }: { source: string }) {
  return readLine(source).map(({ text, isBold, isItalic, target }, index) => {
    const key = `${index} ${text}`;
    const isWritten = samplePageIds.some((id) => id === target);
    if (target && !isWritten) {
      return (
        <span key={key} className={styles.missing}>
          {text}
        </span>
      );
    }
    if (target) {
      return (
        <a key={key} href={`#${target}`}>
          {text}
        </a>
      );
    }
    if (isBold) return <b key={key}>{text}</b>;
    if (isItalic) return <i key={key}>{text}</i>;
    return text;
  });
}
