import { useTranslation } from 'react-i18next';
import styles from './emberfall.module.css';
import { Opening } from './opening.tsx';
import screen from './screen.module.css';

const bars = ['light', 'warmth', 'risk'] as const;
const finds = ['from1', 'from2', 'from3'] as const;

/** A game wiki at night: the thing, its values, and where to get it. */
export function EmberfallScreen() {
  const { t } = useTranslation();
  return (
    <div className={`${screen.screen} ${styles.page}`}>
      <div className={styles.sky}>
        <svg viewBox="0 0 400 70" preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.far}
            d="M0 70V46l40-18 36 14 52-34 14 8 14-8 60 36 44-20 60 24 80-22v44z"
          />
          <path className={styles.near} d="M0 70V60l70-16 60 12 70-10 90 14 110-18v28z" />
        </svg>
        <b>Emberfall</b>
      </div>
      <div className={styles.menu}>
        <b>{t('showcase.emberfall.screen.items')}</b>
        <span>{t('showcase.emberfall.screen.places')}</span>
        <span>{t('showcase.emberfall.screen.guardians')}</span>
        <span>{t('showcase.emberfall.screen.lore')}</span>
      </div>
      <div className={styles.item}>
        <div>
          <p className={screen.title}>{t('showcase.emberfall.screen.title')}</p>
          <Opening of="emberfall" paragraphs={1} />
          <table className={styles.finds}>
            <tbody>
              <tr>
                <th>{t('showcase.emberfall.screen.from')}</th>
                <th>{t('showcase.emberfall.screen.rarity')}</th>
              </tr>
              {finds.map((find) => (
                <tr key={find}>
                  <td>{t(`showcase.emberfall.screen.${find}`)}</td>
                  <td>
                    <i className={styles[find]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.box}>
          <Lantern />
          <b>{t('showcase.emberfall.screen.kind')}</b>
          {bars.map((bar) => (
            <span key={bar}>
              {t(`showcase.emberfall.screen.${bar}`)}
              <i className={styles[bar]} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A lantern of sixteen by sixteen pixels. */
function Lantern() {
  return (
    <svg viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
      <path className={styles.halo} d="M3 4h10v9H3z" />
      <path
        className={styles.iron}
        d="M6 0h4v1H6zM5 1h1v2H5zm5 0h1v2h-1zM4 3h8v2H4zm0 2h1v7H4zm7 0h1v7h-1zM3 12h10v2H3zm2 2h6v1H5z"
      />
      <path className={styles.flame} d="M7 6h2v1h1v4H6V8h1z" />
      <path className={styles.core} d="M7 9h2v2H7z" />
    </svg>
  );
}
