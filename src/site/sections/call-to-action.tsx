import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { ButtonLink } from '../design/button.tsx';
import { type Ground, Section } from '../design/section.tsx';
import { footerDrawingOf, footerSizes } from '../garden/footer-drawings.ts';
import type { PageKey } from '../routes.ts';
import { RouteLink, useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './call-to-action.module.css';

const grounds = { day: 'sage', dusk: 'dusk', night: 'night' } satisfies Record<string, Ground>;

/** Pages that end on three boxes: join, try, ask. */
const boxed: readonly PageKey[] = ['features', 'plans', 'createWiki'];

/** The next step of every other page, and a quieter one for those who are not there yet. */
type Step = keyof typeof import('../../../locales/en/call-to-action.json')['own'];

type Heading = keyof typeof import('../../../locales/en/call-to-action.json')['headings'];

/**
 * What a page ends on: its own next step, which stands out, and a quieter one; where plans are compared or
 * ordered, three boxes. The picture that follows decides where it stands.
 *
 * @param id for what changes its heading
 * @param heading of the kind of page
 * @param next its two steps
 * @param to whom the page speaks; `movers` are people and companies, `server` is whoever wants one of their own
 * @param at the time of day; a page whose last part is light ends in the evening or at night
 * @param children a first step that can be made at once, below which the others are a row of links
 */
export function CallToAction({
  id,
  heading = 'empty',
  next = ['createWiki', 'demo'],
  to = 'anybody',
  at = 'day',
  children,
}: {
  id?: string;
  heading?: Heading;
  next?: readonly [Step, Step];
  to?: 'anybody' | 'movers' | 'companies' | 'server';
  at?: keyof typeof grounds;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const href = useHref();
  const { pageKey } = useSite();
  const name = footerDrawingOf(pageKey);
  const steps = boxed.includes(pageKey)
    ? (['createWiki', 'demo', 'contact'] as const).map(
        (step) => [step, t(`call-to-action.${step}`)] as const,
      )
    : next.map((step) => [step, t(`call-to-action.own.${step}`)] as const);
  const size = name && footerSizes[name];
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
        {steps.map(([step, label], index) => (
          <li key={step}>
            {children ? (
              <RouteLink to={step}>{label}</RouteLink>
            ) : (
              <ButtonLink href={href(step)} tone={index === 0 ? 'main' : 'quiet'}>
                {label}
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
