import { useTranslation } from 'react-i18next';

/**
 * Returns a function that interpolates facts into the `{{…}}` of a text from content/.
 *
 * @returns a function that throws when there is no such fact
 */
export function useFilled(): (text: string) => string {
  const { i18n } = useTranslation();
  const facts = i18n.options.interpolation?.defaultVariables ?? {};
  return (text) => i18n.services.interpolator.interpolate(text, facts, i18n.language, {});
}
