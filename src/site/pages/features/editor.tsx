import { useTranslation } from 'react-i18next';
import { personalPlans } from '../../../content/plans.ts';
import { ButtonLink } from '../../design/button.tsx';
import section from '../../design/section.module.css';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { Beds } from './availability-note.tsx';
import styles from './editor.module.css';
import feature from './feature.module.css';
import { useFromPlan } from './use-from-plan.ts';

/**
 * The editor as it is, and a page to edit that takes its place when it is wanted. Being the first feature,
 * it names the plans for which the boxes of all the others stand.
 */
export function Editor() {
  const { t } = useTranslation();
  const href = useHref();
  const { words, beds } = useFromPlan()('visualEditor');
  return (
    <section id="visualEditor" className={`${section.section} ${styles.editor}`}>
      <h2>{t('features.visualEditor.title')}</h2>
      <p className={feature.plan}>
        <b>{t('features.visualEditor.name')}</b>
        <span>{words}</span>
      </p>
      <Beds are={beds} names={personalPlans.map(({ name }) => name)} />
      <WikiScreen of="writing" isWide />
      <p>
        <Text k="features.visualEditor.text" />
      </p>
      <ButtonLink href={href('whatIsWikiHosting', 'wiki')} behaviour="try-editing" tone="quiet">
        {t('landing.statement.try')}
      </ButtonLink>
      <p>
        <Text k="features.visualEditor.try" />
      </p>
    </section>
  );
}
