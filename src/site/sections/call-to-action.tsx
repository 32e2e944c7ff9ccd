import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import { type Ground, Section } from '../design/section.tsx';
import { RouteLink, useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './call-to-action.module.css';

const times = {
  day: { ground: 'sage', look: styles.steps },
  dusk: { ground: 'dusk', look: styles.steps },
  night: { ground: 'night', look: `${styles.steps} ${styles.night}` },
} satisfies Record<string, { ground: Ground; look: string | undefined }>;

type Heading = keyof typeof import('../../../locales/en/call-to-action.json')['headings'];

/**
 * What a page ends on: order a wiki, which stands out, or first try one or ask.
 *
 * @param heading of the kind of page
 * @param to whom the page speaks; `server` is whoever wants one of their own
 * @param at the time of day; a page whose last part is light ends in the evening or at night
 * @param children a first step that can be made at once, below which the others are a row of links
 */
export function CallToAction({
  heading = 'empty',
  to = 'anybody',
  at = 'day',
  children,
}: {
  heading?: Heading;
  to?: 'anybody' | 'companies' | 'server';
  at?: keyof typeof times;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const href = useHref();
  const { ground, look } = times[at];
  const step = (name: 'demo' | 'createWiki' | 'contact') => {
    const title = t(`call-to-action.${name}.title`);
    if (children) return <RouteLink to={name}>{title}</RouteLink>;
    const business = to === 'companies' && name === 'createWiki';
    const text = business ? 'createWiki.business' : (`${name}.text` as const);
    return (
      <>
        <ButtonLink href={href(name)} tone={name === 'createWiki' ? 'main' : 'quiet'}>
          {title}
        </ButtonLink>
        <p>
          <Text k={`call-to-action.${to === 'server' ? (`server.${name}` as const) : text}`} />
        </p>
      </>
    );
  };
  return (
    <Section title={t(`call-to-action.headings.${heading}`)} ground={ground}>
      {children}
      <ul className={look}>
        {(['createWiki', 'demo', 'contact'] as const).map((name) => (
          <li key={name}>{step(name)}</li>
        ))}
      </ul>
    </Section>
  );
}
