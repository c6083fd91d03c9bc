import type { Link } from '../../engine/host/link.ts';
import type { Survey } from '../../engine/space/terrain/survey.ts';
import { useLoaded } from '../ui/useLoaded.ts';

const told = ({ survey }: { readonly survey: Survey }): Survey | null => survey;

/** What a table is like; null until the host has said so, and where it cannot. */
export const useSurvey = (table: string, call: Link['call']): Survey | null =>
  useLoaded<{ readonly survey: Survey }, Survey | null>(table, table === '' ? undefined : () => call('tableSurvey', { table }), told, null);
