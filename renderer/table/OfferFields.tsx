import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Group, type Sprite } from 'three';
import { kindOf, moveWords } from '../ask/offerWords.ts';
import { match, useMatch } from '../match/match.ts';
import { isMeant, offering, shownMoves, useOffering } from '../tools/offering.ts';
import { landings, ownPlaces, type MoveOffer } from '../tools/offers.ts';
import { useSpeak } from '../words/speak.ts';
import { clearSheets } from './clearSheets.ts';
import { cutAbove } from './cutaway.ts';
import type { FieldMesh } from './groundPaint.ts';
import { edgesNow } from './beyond.ts';
import { labels, type Label } from './labels.ts';
import { dropMark, landingMark, markLabel, offerMesh } from './offerMesh.ts';
import { TableTag } from './TableTag.tsx';

/** How faintly moves are drawn that the option looked at, or the mark, does not mean. */
const FAINT = 0.3;
/** Landing marks of one move at most. */
const MARKS = 5;
/** Height of a landing mark above the place (mm), and of the tag beside the ghost. */
const OVER = 16;
const BESIDE = 58;

/** Every reach of the chosen figure at once, by kind of movement and level, with marks where it would land, and the word of the place in hand. */
export function OfferFields() {
  const { invalidate, camera, size } = useThree();
  const speak = useSpeak();
  const situation = useMatch((s) => s.situation);
  const level = useMatch((s) => s.level);
  const known = useOffering((s) => s);
  const { sheets, marks } = useMemo(() => ({ sheets: new Group(), marks: new Group() }), []);
  const { asked, paths, offers, figure, fields } = known;

  useEffect(() => {
    const clear = (): void => {
      clearSheets(sheets);
      for (const mark of [...marks.children] as Sprite[]) {
        marks.remove(mark);
        dropMark(mark);
      }
    };
    clear();
    invalidate();
    const said: Label[] = [];
    const stop = (): void => {
      clear();
      for (const label of said) labels.delete(label);
    };
    const moves = shownMoves({ offers, figure });
    if (situation === null || figure === null || moves.length === 0) return undefined;
    const cell = fields.get(moves[0]!)?.cell ?? 1;
    const own = ownPlaces(moves.map((move) => fields.get(move)?.cells ?? null), cell);
    const named = new Set<string>();
    for (const [i, move] of moves.entries()) {
      const field = fields.get(move);
      if (field === undefined || field.stuck !== undefined) continue;
      const { tone } = kindOf(situation, move.request, speak);
      const mesh = offerMesh({ cell, cells: field.cells, values: Float32Array.from(own[i]!) }, tone);
      if (mesh === null) continue;
      mesh.userData['move'] = move;
      sheets.add(mesh);
      const words = moveWords({ asked, paths, offers }, move, situation, speak);
      for (const at of marksOf(move, field.cells, own[i]!)) {
        // A word that stands on the table once is not read again over every other place of its kind.
        const mark = landingMark(named.has(words) ? null : words, tone);
        named.add(words);
        mark.position.set(at.x, at.y + OVER, at.z);
        mark.userData['move'] = move;
        marks.add(mark);
        said.push(markLabel(mark));
      }
    }
    for (const label of said) labels.add(label);
    return stop;
  }, [sheets, marks, situation, asked, paths, offers, figure, fields, speak, invalidate]);

  useEffect(() => {
    const meant = known.mark?.kind === 'place' ? known.mark.offer : null;
    const isLit = (move: MoveOffer): boolean => (meant === null ? isMeant(move, known) : move === meant);
    for (const { material, userData } of sheets.children as FieldMesh[]) {
      material.uniforms['strength']!.value = isLit(userData['move'] as MoveOffer) ? 1 : FAINT;
      material.uniforms['cut']!.value = cutAbove(level);
    }
    for (const mark of marks.children as Sprite[]) mark.visible = isLit(mark.userData['move'] as MoveOffer) && mark.position.y - OVER < cutAbove(level);
    invalidate();
  }, [sheets, marks, known, level, invalidate]);

  useFrame(() => edgesNow(camera, size.width, offering.getState(), match.getState().situation, speak));

  const place = known.mark ?? known.pointed;
  const words = place?.kind !== 'place' || situation === null ? null : moveWords(known, place.offer, situation, speak);
  const others = place?.kind !== 'place' || situation === null ? [] : place.others.map((move) => moveWords(known, move, situation, speak));
  return (
    <>
      <primitive object={sheets} />
      <primitive object={marks} />
      <TableTag at={words === null || place?.kind !== 'place' ? null : [place.aim.at.x, place.aim.at.y + BESIDE, place.aim.at.z]} className="side-none offer-tag">
        <b>{words}</b>{others.length > 0 && <small> V: {others.join(', ')}</small>}
      </TableTag>
    </>
  );
}

/** Where landing marks stand: at the exit where a move comes out of one, else on other levels that nothing cheaper reaches. */
function marksOf({ request }: MoveOffer, cells: Float32Array, own: Uint8Array): ReturnType<typeof landings> {
  if (request.zone.kind === 'near') return [request.zone.of.at];
  const mine = cells.filter((_, i) => own[Math.floor(i / 3)] === 2);
  return landings(mine, request.body).slice(0, MARKS);
}
