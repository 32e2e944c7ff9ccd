import { useTranslation } from 'react-i18next';
import styles from './mossbook.module.css';
import { Opening } from './opening.tsx';
import screen from './screen.module.css';

const neighbours = ['with1', 'with2', 'with3'] as const;

/** A species page of a research wiki: drawing, data, finds, and a query over all pages. */
export function MossbookScreen() {
  const { t } = useTranslation();
  return (
    <div className={`${screen.screen} ${styles.page}`}>
      <div>
        <p className={`${screen.title} ${styles.latin}`}>{t('showcase.mossbook.screen.title')}</p>
        <p className={styles.lede}>{t('showcase.mossbook.screen.lede')}</p>
        <Opening of="mossbook" paragraphs={1} />
        <div className={styles.two}>
          <div>
            <b>{t('showcase.mossbook.screen.map')}</b>
            <Finds />
          </div>
          <div className={styles.query}>
            <b>{t('showcase.mossbook.screen.query')}</b>
            {neighbours.map((name) => (
              <span key={name} className={styles[name]}>
                {t(`showcase.mossbook.screen.${name}`)}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.box}>
        <Moss />
        <small>{t('showcase.mossbook.screen.family')}</small>
        <span>{t('showcase.mossbook.screen.familyName')}</span>
        <small>{t('showcase.mossbook.screen.substrate')}</small>
        <span>{t('showcase.mossbook.screen.substrateName')}</span>
      </div>
    </div>
  );
}

/** A grid map: a dot for each square in which the species was found. */
function Finds() {
  return (
    <svg className={styles.finds} viewBox="0 0 120 90" aria-hidden="true">
      <path className={styles.coast} d="M14 8q24-8 44 2t40-2 16 24-10 30-34 14-30-4-28-16 2-48z" />
      <path
        className={styles.grid}
        d="M0 12h120M0 24h120M0 36h120M0 48h120M0 60h120M0 72h120M12 0v84M24 0v84M36 0v84M48 0v84M60 0v84M72 0v84M84 0v84M96 0v84M108 0v84"
      />
      <path
        className={styles.dots}
        d="M30 18h0M42 30h0M42 42h0M54 42h0M54 54h0M66 30h0M66 42h0M78 54h0M90 30h0M90 42h0M30 54h0"
      />
      <path className={styles.old} d="M78 66h0M102 54h0M30 42h0" />
    </svg>
  );
}

/** A moss with its leaning capsules, as in a field book. */
function Moss() {
  const leaf = 'q-9-5-13-14q10 2 13 14q9-6 12-15q-9 3-12 15zm0-12';
  return (
    <svg viewBox="0 0 120 130" aria-hidden="true">
      <path className={styles.seta} d="M48 92Q46 40 70 26M72 96Q74 62 92 54M34 100Q30 66 22 58" />
      <path
        className={styles.capsule}
        d="M68 28q2-14 16-14-1 14-16 14zM90 56q2-11 14-12-1 12-14 12zM24 60q-10-2-12-13 12 1 12 13z"
      />
      <path
        className={styles.leaf}
        d={`M48 124${leaf}${leaf}${leaf}M72 124${leaf}${leaf}M34 124${leaf}${leaf}M94 124${leaf}`}
      />
      <path className={styles.ground} d="M4 124h112" />
    </svg>
  );
}
