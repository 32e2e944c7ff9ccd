import type { LocationInfo } from '../../domain/location.ts';

let answer: Promise<LocationInfo> | undefined;

/**
 * Asks our own server where the visitor seems to be: once, however many parts of a page want to
 * know.
 *
 * @returns rejects when the server cannot be reached
 */
export function ownLocation(): Promise<LocationInfo> {
  answer ??= fetch('/location').then((response) => response.json());
  return answer;
}
