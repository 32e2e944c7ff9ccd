import { useTranslation } from 'react-i18next';
import { levelOf } from '../../../domain/privacy-level.ts';
import { PrivacyIcon } from '../../design/privacy-icon.tsx';
import { Section } from '../../design/section.tsx';
import visually from '../../design/visually-hidden.module.css';
import { gateOf } from '../../islands/privacy-level/gate-of.ts';
import styles from './first-lines.module.css';
import { furtherGroups } from './groups.ts';

/** The gate icons before the names. */
const signs = ['half', 'closed'] as const;

/** The use cases without a photograph, by group: their readers, and the first line of their main page. */
export function FirstLines() {
  const { t } = useTranslation();
  return (
    <Section
      id="first-lines"
      background="sage"
      size="small"
      title={t('use-cases.firstLines')}
      // What an icon means stands after each name, for whoever does not see the icons.
      note={signs.map((gate) => (
        <p key={gate} className={styles.sign} aria-hidden="true">
          <PrivacyIcon state={gate} /> {t(`use-cases.gates.${gate}`)}
        </p>
      ))}
    >
      <div className={styles.groups}>
        {furtherGroups.map(({ id: group, cases }) => (
          <section key={group}>
            <h3>{t(`use-cases.groups.${group}.name`)}</h3>
            <ul>
              {cases.map(({ id, privacyLevel }) => {
                const gate = gateOf(levelOf(privacyLevel));
                return (
                  <li key={id} id={id}>
                    <h4>
                      <PrivacyIcon state={gate} /> {t(`use-cases.cases.${id}.name`)}{' '}
                      <span className={visually.hidden}>({t(`use-cases.gates.${gate}`)})</span>
                    </h4>
                    <q>{t(`use-cases.cases.${id}.opening`)}</q>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
