import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtensionMatch } from '../../../domain/extension-match.ts';
import { routes } from '../../routes.ts';
import { TextWithName } from '../../text/text-with-name.tsx';
import type { OfferedExtension } from './catalogue.ts';
import styles from './compatibility-check.module.css';
import { UnreadLines } from './unread-lines.tsx';

const groups = ['available', 'askUs', 'unknown'] as const;

/** Cells of an empty tray. */
const trayCells = 30;

/**
 * The result of the comparison: a seed tray with one cell for each extension, an announced summary in
 * numbers, and the names.
 *
 * @param match undefined while nothing has been pasted
 * @param unread lines without a recognised name
 */
export function MatchResult({
  match,
  unread,
}: {
  match: ExtensionMatch<OfferedExtension> | undefined;
  unread: readonly string[];
}) {
  const { t } = useTranslation();
  const total = match ? groups.reduce((sum, group) => sum + match[group].length, 0) : 0;
  return (
    <div className={styles.result}>
      <div role="status">
        <p>
          {!match
            ? t('extension-check.empty')
            : total === 0
              ? t('extension-check.noNames')
              : t('extension-check.summary', {
                  total,
                  available: match.available.length,
                  askUs: match.askUs.length,
                  unknown: match.unknown.length,
                })}
        </p>
        {unread.length > 0 && <p>{t('extension-check.unread', { count: unread.length })}</p>}
      </div>
      {unread.length > 0 && <UnreadLines lines={unread} />}
      <div className={styles.tray} aria-hidden="true">
        {match &&
          groups.map((group) => <Cells key={group} group={group} count={match[group].length} />)}
        <Cells count={Math.max(0, trayCells - total)} />
      </div>
      {match && total > 0 && (
        <>
          <NameList group="available">{match.available.map(listed)}</NameList>
          <NameList group="askUs">{match.askUs.map(listed)}</NameList>
          <NameList group="unknown">
            {match.unknown.map((name) => (
              <li key={name} translate="no">
                {name}
              </li>
            ))}
          </NameList>
          <p className={styles.next}>
            <a href={routes.moveHere.path}>{t('extension-check.move')}</a>
            <a href={routes.contact.path}>{t('extension-check.contact')}</a>
          </p>
        </>
      )}
    </div>
  );
}

/** One cell for each extension: a sprout if available, a seed if on request, otherwise a hole. */
function Cells({ group, count }: { group?: (typeof groups)[number]; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one cell is like the other
    <i key={index} className={group && styles[group]} />
  ));
}

/** An available extension and the smallest plan with it. */
function listed({ prettyName, plan }: OfferedExtension): ReactElement {
  return (
    <li key={prettyName} lang={plan ? undefined : 'en'}>
      {plan ? (
        <TextWithName
          k="extension-check.fromPlan"
          name={prettyName}
          language="en"
          values={{ plan }}
        />
      ) : (
        prettyName
      )}
    </li>
  );
}

function NameList({
  group,
  children,
}: {
  group: (typeof groups)[number];
  children: readonly ReactElement[];
}) {
  const { t } = useTranslation();
  if (children.length === 0) return null;
  return (
    <section>
      <h3>
        <i className={styles[group]} aria-hidden="true" />
        <span>{t(`extension-check.${group}`)}</span>
      </h3>
      <p>{t(`extension-check.${group}Text`)}</p>
      <ul className={styles.names}>{children}</ul>
    </section>
  );
}
