import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { servicePaths } from '../../site/service-paths.ts';
import { pageLocale } from '../page-locale.ts';

/**
 * Measures Web Vitals and reports them once to our own server, when the visitor leaves the page: three
 * figures, the page and its language, without cookies. A browser that asks for privacy by Global Privacy
 * Control (https://w3c.github.io/gpc/) measures nothing.
 */
export function start(): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const fields = new URLSearchParams({
    page: location.pathname,
    locale: pageLocale(),
  });
  const note =
    (name: string) =>
    ({ value }: MetricType) =>
      fields.set(name, value.toFixed(3));
  onLCP(note('lcpMs'), { reportAllChanges: true });
  onINP(note('inpMs'), { reportAllChanges: true });
  onCLS(note('cls'), { reportAllChanges: true });

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    fetch(servicePaths.timings, {
      ...{ method: 'POST', body: fields, keepalive: true },
      ...{ credentials: 'omit', referrerPolicy: 'no-referrer' },
    }).catch(() => {
      // Measurements are optional, so a failure is ignored.
    });
  };
  addEventListener('visibilitychange', send);
}
