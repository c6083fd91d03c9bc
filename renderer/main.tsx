import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import './style/index.css';
import { App } from './app/App.tsx';

// The page's content policy forbids building code from text.
config({ jitless: true });

createRoot(document.getElementById('root')!).render(<App />);
// The table's code is fetched while the person reads the menu.
setTimeout(() => void import('./app/Battle.tsx'), 400);
