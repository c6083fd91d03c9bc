import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import './style/index.css';
import { App } from './app/App.tsx';
import { match, provideLink } from './match/match.ts';

const fixture = new URLSearchParams(location.search).get('fixture');

// The page's content policy forbids building code from text.
config({ jitless: true });

/** A fixture plays a small recorded scene without a host, to look at the table while working on it. */
async function start(): Promise<void> {
  if (fixture !== null) {
    const { fixtureLink } = await import('./match/fixtures/fixtureLink.ts');
    provideLink(await fixtureLink(fixture));
    await match.getState().loadCatalogue();
    void match.getState().continueMatch(fixture);
  }
  createRoot(document.getElementById('root')!).render(<App />);
  // The table's code is fetched while the person reads the menu.
  setTimeout(() => void import('./app/Battle.tsx'), 400);
}

void start();
