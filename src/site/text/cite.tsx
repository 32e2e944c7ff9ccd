import { claims } from '../../content/claims.ts';
import { useSite } from '../context.tsx';
import styles from './references.module.css';

/**
 * A reference mark beside a claim, linked to its entry in the page's References.
 *
 * @throws when content/claims.yaml has no such claim
 */
export function Cite({ claim }: { claim: string }) {
  const { citations } = useSite();
  if (!(claim in claims)) throw new Error(`content/claims.yaml has no claim "${claim}".`);
  const isFirst = !citations.includes(claim);
  if (isFirst) citations.push(claim);
  const number = citations.indexOf(claim) + 1;
  return (
    // A screen reader says "note 1", without "superscript" before it and "out of superscript" after.
    <sup className={styles.mark} role="none">
      <a href={`#ref-${number}`} id={isFirst ? `cite-${number}` : undefined} role="doc-noteref">
        {number}
      </a>
    </sup>
  );
}
