import { createRoot } from 'react-dom/client';
import './style/index.css';
import { App } from './app/App.tsx';
import { loadBattle, loadTable } from './app/tableScreens.ts';
import { faceFor, loadFace } from './faces/index.ts';
import { provideFaces } from './match/match.ts';

provideFaces(faceFor, loadFace);

createRoot(document.getElementById('root')!).render(<App />);
// The table's code is fetched while the person reads the menu.
setTimeout(() => { void loadTable(); void loadBattle(); }, 400);
