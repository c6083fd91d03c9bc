import { Component, type ReactNode } from 'react';
import { speak } from '../words/speak.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly onHome: () => void;
}

/** Catches a fault of the screen itself: says so in plain words and offers a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly fault: string | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(fault: unknown): { readonly fault: string } {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  override render(): ReactNode {
    if (this.state.fault === null) return this.props.children;
    const again = (): void => this.setState({ fault: null });
    const home = (): void => { this.props.onHome(); again(); };
    return (
      <main className="notice" role="alert">
        <h1>{speak('menu.broken')}</h1><p>{speak('menu.brokenText')}</p><pre>{this.state.fault}</pre>
        <p className="notice__row"><button type="button" className="option main" onClick={again}>{speak('menu.tryAgain')}</button><button type="button" className="option" onClick={home}>{speak('menu.goHome')}</button></p>
      </main>
    );
  }
}
