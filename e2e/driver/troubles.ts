import type { BrowserContext, Page } from '@playwright/test';

/** Lines of the browser itself that say nothing about the game, or that are noted from the response. */
const NOISE = /Failed to load resource|GPU stall due to ReadPixels|THREE\.Clock|GroupMarkerNotSet|Automatic fallback to software WebGL|CONTEXT_LOST_WEBGL/;

/** Hosts of the game itself: the browser host, the desktop shell, and the latter's page in a stand-in for Electron. */
const OWN_HOSTS = ['127.0.0.1', 'gantry', 'gantry.app.localhost'];
const OWN_SCHEMES = ['data:', 'blob:', 'app:'];

/** Writes down everything that should not happen in a page: errors, refused addresses, and addresses asked outside the game. */
export function overhear(context: BrowserContext, page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NOISE.test(message.text())) troubles.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!OWN_HOSTS.includes(hostname) && !OWN_SCHEMES.includes(protocol)) troubles.push(`asked outside: ${request.url()}`);
  });
}
