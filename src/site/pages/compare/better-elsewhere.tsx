import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { figuresOf } from '../../../content/hosts.ts';
import { hostNeeds } from '../../../content/schema/host-criteria.ts';
import { useSite } from '../../context.tsx';
import { Cite } from '../../text/cite.tsx';
import { Text } from '../../text/text.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './recommendation.module.css';

/** Hosts that we recommend instead, a list for each need; each host has a row and one source. */
export function BetterElsewhere() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <section id="elsewhere">
      <h2>{t('compare.elsewhere.title')}</h2>
      <div>
        {hostNeeds.map((need) => (
          <div key={need}>
            <h3>{t(`compare.elsewhere.needs.${need}`)}</h3>
            <ul className={styles.hosts}>
              {content.hosts.betterElsewhere
                .filter((host) => host.need === need)
                .map(({ id, name, source, figures }) => (
                  <li key={id}>
                    <b>
                      {name}
                      <Cite claim={source} />
                    </b>{' '}
                    <Text
                      k={`compare.elsewhere.${id}` as TextKey}
                      values={figuresOf(locale, { figures })}
                    />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
