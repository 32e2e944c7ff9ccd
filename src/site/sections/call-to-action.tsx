import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { ButtonLink } from '../design/button.tsx';
import { type Background, Section } from '../design/section.tsx';
import { footerDrawingOf, footerSizes } from '../garden/footer-drawings.ts';
import type { PageKey } from '../routes.ts';
import { RouteLink, useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './call-to-action.module.css';

const backgrounds = { day: 'sage', dusk: 'dusk', night: 'night' } satisfies Record<
  string,
  Background
>;

/** Pages that end with three boxes: join, try, ask. */
const boxed: readonly PageKey[] = ['features', 'plans', 'createWiki'];

/** The primary step of every other page, and a secondary one. */
type Step = keyof typeof import('../../../locales/en/call-to-action.json')['own'];

type Heading = keyof typeof import('../../../locales/en/call-to-action.json')['headings'];

/**
 * The call to action at the end of a page: a primary and a secondary step, or three boxes on pages where
 * plans are compared or ordered. The footer illustration below determines its layout.
 *
 * @param id id of the section, for scripts that change its heading
 * @param heading of the kind of page
 * @param next its two steps
 * @param audience `movers` are people and companies, `ordering` are companies that know their
 *   price, `server` is for those who want a dedicated server
 * @param background a page whose last section is light ends on `dusk` or `night`
 * @param children a form for the first step; the others are a row of links below it
 */
export function CallToAction({
  id,
  heading = 'empty',
  next = ['createWiki', 'demo'],
  audience = 'anybody',
  background = 'day',
  children,
}: {
  id?: string;
  heading?: Heading;
  next?: readonly [Step, Step];
  audience?: keyof typeof import('../../../locales/en/call-to-action.json')['begin'];
  background?: keyof typeof backgrounds;
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
  const className = [
    styles.ending,
    !size || size === 'low' ? styles.row : styles.large,
    size === 'low' && styles.strip,
    size === 'rising' && styles.beside,
    background === 'night' && styles.night,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Section
      {...(id && { id })}
      title={t(`call-to-action.headings.${heading}`)}
      background={backgrounds[background]}
      className={className}
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
          <Text k={`call-to-action.begin.${audience}`} />
        </p>
      )}
    </Section>
  );
}
