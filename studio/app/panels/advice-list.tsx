import type { Problem } from '../../../src/content/check/problem.ts';
import type { Target } from '../../find/locate.ts';
import { pathOf } from '../api.ts';
import styles from './panel.module.css';

/** Findings of the checks, each with a link to its field. */
export function AdviceList({
  title,
  findings,
  open,
}: {
  title: string;
  findings: readonly Problem[];
  open: (targets: Target[]) => void;
}) {
  if (findings.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding.file + finding.sentence + finding.path?.join()}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => open([targetOf(finding)])}
            >
              {finding.sentence.replace(/^./, (first) => first.toUpperCase())}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function targetOf(finding: Problem): Target {
  const { file } = finding;
  const path = pathOf(finding);
  const name = /([^/]*)\.\w+$/.exec(file)?.[1] ?? '';
  if (file.endsWith('.mdx')) return { kind: 'legal', name, index: Number(path[0] ?? 0) };
  if (file.endsWith('.json')) return { kind: 'text', key: [name, ...path].join('.') };
  return { kind: 'entry', file, path: path.slice(0, 2), label: '' };
}
