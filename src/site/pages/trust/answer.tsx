import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { TrustId } from '../../../content/schema/trust-ids.ts';
import { isValidOn, lastValidDay } from '../../../domain/validity.ts';
import { formatDay } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import { ExternalLink, RouteLink } from '../../text/link.tsx';
import { SourceLink } from '../../text/source-link.tsx';
import { useFilled } from '../../text/use-filled.ts';
import styles from './answer.module.css';
import { Processors } from './processors.tsx';

/** Links to further information, by question. */
const further: Partial<Record<TrustId, () => ReactNode>> = {
  report: ReportLink,
  agreement: AgreementLink,
};

/**
 * A question with its answer and its source. Renders nothing without an answer.
 *
 * @param isDrawn whether it has a drawing
 */
export function Answer({ to: id, isDrawn }: { to: TrustId; isDrawn: boolean }) {
  const { t } = useTranslation();
  const entry = content.trust[id];
  if (!entry) return null;
  return (
    <div id={id}>
      <dt>
        {isDrawn && <Drawing name="safe" view={id} size={{ width: 300, height: 316 }} />}
        {t(`trust.questions.${id}`)}
      </dt>
      <dd>
        <Words to={id} />{' '}
        <small>
          <SourceLink source={entry.source} isShort />
        </small>
        <OutdatedNote of={id} />
      </dd>
    </div>
  );
}

/** The answer, first in short, and links to further information. */
function Words({ to: id }: { to: TrustId }) {
  const { locale } = useSite();
  const short = content.trust[id]?.short;
  const Further = further[id];
  return (
    <>
      {short && <b>{short[locale]}</b>}
      {Further && (
        <>
          <Further />
          {'. '}
        </>
      )}
      <Value of={id} />
    </>
  );
}

/** Marks an outdated answer from the day after its date. */
export function OutdatedNote({ of: id }: { of: TrustId }) {
  const { t } = useTranslation();
  const { day, locale } = useSite();
  const entry = content.trust[id];
  if (!entry || isValidOn(entry, day)) return null;
  return (
    <p className={styles.stale}>
      <b>{t('trust.stale', { day: formatDay(locale, lastValidDay(entry)) })}</b>
    </p>
  );
}

function Value({ of: id }: { of: TrustId }) {
  const { locale } = useSite();
  const fill = useFilled();
  const { trust } = content;
  if (id === 'processors') return trust.processors && <Processors of={trust.processors} />;
  const value = trust[id]?.value;
  return value && 'en' in value && fill(value[locale]);
}

function ReportLink() {
  const { t } = useTranslation();
  return <ExternalLink to="securityReport">{t('trust.report')}</ExternalLink>;
}

function AgreementLink() {
  const { t } = useTranslation();
  return <RouteLink to="contact">{t('trust.agreement')}</RouteLink>;
}
