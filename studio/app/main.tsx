import '../../src/site/design/tokens.css';
import './studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './studio.tsx';

const element = document.getElementById('studio');
if (element) {
  createRoot(element).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
}
