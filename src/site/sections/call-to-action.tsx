import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { ButtonLink } from '../design/button.tsx';
import { type Ground, Section } from '../design/section.tsx';
import { endingOf, endingViews } from '../garden/endings/ending-names.ts';
import { RouteLink, useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './call-to-action.module.css';

const grounds = { day: 'sage', dusk: 'dusk', night: 'night' } satisfies Record<string, Ground>;

type Heading = keyof typeof import('../../../locales/en/call-to-action.json')['headings'];

/**
 * What a page ends on: order a wiki, which stands out, or first try one or ask. The picture that follows
 * decides where it stands.
 *
 * @param id for what changes its heading
 * @param heading of the kind of page
 * @param to whom the page speaks; `server` is whoever wants one of their own
 * @param at the time of day; a page whose last part is light ends in the evening or at night
 * @param children a first step that can be made at once, below which the others are a row of links
 */
export function CallToAction({
  id,
  heading = 'empty',
  to = 'anybody',
  at = 'day',
  children,
}: {
  id?: string;
  heading?: Heading;
  to?: 'anybody' | 'companies' | 'server';
  at?: keyof typeof grounds;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const href = useHref();
  const name = endingOf(useSite().pageKey);
  const size = name && endingViews[name].size;
  const look = [
    styles.ending,
    !size || size === 'low' ? styles.row : styles.large,
    size === 'low' && styles.strip,
    size === 'rising' && styles.beside,
    at === 'night' && styles.night,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Section
      {...(id && { id })}
      title={t(`call-to-action.headings.${heading}`)}
      ground={grounds[at]}
      look={look}
    >
      {children}
      <ul className={styles.steps}>
        {(['createWiki', 'demo', 'contact'] as const).map((step) => (
          <li key={step}>
            {children ? (
              <RouteLink to={step}>{t(`call-to-action.${step}`)}</RouteLink>
            ) : (
              <ButtonLink href={href(step)} tone={step === 'createWiki' ? 'main' : 'quiet'}>
                {t(`call-to-action.${step}`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {!children && (
        <p>
          <Text k={`call-to-action.begin.${to}`} />
        </p>
      )}
    </Section>
  );
}
