import { useEffect, useState } from 'react';
import type { AffectedPages } from '../../publish/affected-pages.ts';
import { server } from '../api.ts';
import styles from './panel.module.css';

/** Number of pages with screenshots before and after. */
const pictured = 3;

/** The pages, languages and amounts that change, and screenshots of the first pages. */
export function AffectedPageList({
  affected,
  version,
}: {
  affected: AffectedPages;
  version: number;
}) {
  const { pages, broken, day, done, total } = affected;
  const [hasPictures, setHasPictures] = useState(false);
  useEffect(() => {
    server.plan().then(
      (plan) => setHasPictures(plan.hasPictures),
      () => {},
    );
  }, []);
  const isDone = done >= total;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <section className={styles.block}>
      <h3>What this touches{day > today ? `, on ${day}` : ''}</h3>
      <p role="status">
        {isDone
          ? pages.length === 0
            ? 'No page reads differently.'
            : `${pages.length} ${pages.length === 1 ? 'page changes' : 'pages change'}.`
          : `Looking at the pages: ${done} of ${total} …`}
      </p>
      {broken.map(({ path, locale, reason }) => (
        <p key={path + locale} className={styles.problem}>
          {path} cannot be made in {locale}: {reason}
        </p>
      ))}
      <ul className={styles.list}>
        {pages.map(({ path, locales, sums }) => (
          <li key={path} className={styles.touched}>
            <b>{path}</b> <small>{locales.join(', ')}</small>
            {sums.slice(0, 6).map(([before, after]) => (
              <span key={before + after}>
                <del>{before}</del> → <ins>{after}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {isDone &&
        hasPictures &&
        pages.slice(0, pictured).map(({ path, locales }) => (
          <div key={path} className={styles.pictures}>
            {(['before', 'after'] as const).map((which) => (
              <figure key={which}>
                <img
                  src={`/studio/api/screenshot?${new URLSearchParams({ path, locale: locales[0] ?? 'en', version: which, of: String(version) })}`}
                  loading="lazy"
                  alt={`${path} ${which} the change`}
                  width="1100"
                  height="620"
                />
                <figcaption>
                  {path}, {which}
                </figcaption>
              </figure>
            ))}
          </div>
        ))}
    </section>
  );
}
