export { Page } from './landing.tsx';
