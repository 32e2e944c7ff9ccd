import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import fold from '../../design/disclosure.module.css';
import section from '../../design/section.module.css';
import { Drawing } from '../../garden/drawing.tsx';
import { Text } from '../../text/text.tsx';
import { useFilled } from '../../text/use-filled.ts';
import { SignOnKinds } from './sign-on-kinds.tsx';
import styles from './small-features.module.css';
import { useSmallestPlan } from './use-smallest-plan.ts';

/** Four short features in pairs, each a drawing with text beside it. */
export function SmallFeatures() {
  const { t } = useTranslation();
  const fromPlan = useSmallestPlan();
  const fill = useFilled();
  return (
    <div className={section.section}>
      <div className={`${section.columns} ${styles.four}`}>
        <Small id="sso" drawing={<Drawing name="two-gates" />}>
          <details className={fold.fold}>
            <summary id="sso-kinds">{t('features.sso.levels', { plans: fromPlan('sso') })}</summary>
            <SignOnKinds labelledBy="sso-kinds" />
            <p>
              <Text k="features.sso.more" />
            </p>
          </details>
        </Small>
        <Small id="noAds" drawing={<Drawing name="billboard" />} />
        <Small id="migration" drawing={<Arrival />} className={styles.arrival} />
        <Small id="assistant" drawing={<Drawing name="dovecote" />}>
          <p>{fill('{{answers.assistant}}')}</p>
        </Small>
      </div>
    </div>
  );
}

/** One of them, with its name, and its plans unless every plan has it. */
function Small({
  id,
  drawing,
  className = '',
  children,
}: {
  id: 'sso' | 'noAds' | 'migration' | 'assistant';
  drawing: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <section id={id}>
      <div className={`${styles.drawing} ${className}`}>{drawing}</div>
      <div>
        <h2>{t(`features.${id}.title`)}</h2>
        <p>
          <Text k={`features.${id}.text`} />
        </p>
        {children}
      </div>
    </section>
  );
}

/** A scroll-driven animation: the wheelbarrow rolls to the bed and is emptied. */
function Arrival() {
  return (
    <>
      <Drawing name="arrival" />
      <Drawing name="arrival" view="pages" />
      <div>
        <Drawing name="arrival" view="barrow" />
        <Drawing name="arrival" view="load" />
      </div>
    </>
  );
}
