import { useTranslation } from 'react-i18next';
import fold from '../../design/fold.module.css';
import section from '../../design/section.module.css';
import arrival from '../../garden/slides/arrival.svg';
import billboard from '../../garden/slides/billboard.svg';
import dovecote from '../../garden/slides/dovecote.svg';
import twoGates from '../../garden/slides/two-gates.svg';
import { FeatureText, FeatureTitle } from './feature.tsx';
import { SignOnKinds } from './sign-on-kinds.tsx';
import styles from './small-features.module.css';

const part = (view: string) => <img src={view} alt="" loading="lazy" />;

/** Four features that need few words, in columns of one build: a drawing of one thing, the title, the words. */
export function SmallFeatures() {
  const { t } = useTranslation();
  return (
    <div className={section.section}>
      <div className={`${section.columns} ${styles.four}`}>
        <section id="sso">
          <div className={styles.drawing}>{part(twoGates)}</div>
          <FeatureTitle id="sso" availability="sso" />
          <div>
            <FeatureText id="sso" more="features.sso.more" />
            <details className={fold.fold}>
              <summary>{t('features.sso.levels')}</summary>
              <SignOnKinds />
            </details>
          </div>
        </section>
        <section id="noAds">
          <div className={styles.drawing}>{part(billboard)}</div>
          <FeatureTitle id="noAds" availability="noAds" />
          <FeatureText id="noAds" />
        </section>
        <section id="migration">
          <Arrival />
          <FeatureTitle id="migration" availability="everyPlan" />
          <FeatureText id="migration" more="features.migration.more" />
        </section>
        <section id="assistant">
          <div className={styles.drawing}>{part(dovecote)}</div>
          <FeatureTitle id="assistant" availability="onRequest" />
          <FeatureText id="assistant" more="features.assistant.more" />
        </section>
      </div>
    </div>
  );
}

/** As one scrolls the wheelbarrow rolls to the bed and is emptied there. */
function Arrival() {
  return (
    <div className={`${styles.drawing} ${styles.arrival}`}>
      {part(arrival)}
      {part(`${arrival}#pages`)}
      <div>
        {part(`${arrival}#barrow`)}
        {part(`${arrival}#load`)}
      </div>
    </div>
  );
}
