import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { MeshBasicMaterial, type PerspectiveCamera } from 'three';
import { match, stage } from '../match/match.ts';
import { FigureBatch, type BatchFigure } from './figures/figureBatch.ts';
import { loadModel } from './figures/figureModel.ts';
import { newActor, type Actor } from '../match/actor.ts';
import { poseFigure } from './figures/posing.ts';
import { comingOn, type Standing } from './ghostPlace.ts';
import { laid, onLaid } from './laid.ts';
import { shared } from './shared.ts';

/** What a figure is drawn with where it may stand. */
export const right = shared(new MeshBasicMaterial({ color: '#ffe9bf', transparent: true, opacity: 0.3, depthWrite: false, toneMapped: false }));
const tight = shared(new MeshBasicMaterial({ color: '#ffb02e', transparent: true, opacity: 0.3, depthWrite: false, toneMapped: false }));
const wrong = shared(new MeshBasicMaterial({ color: '#ff5a3c', transparent: true, opacity: 0.3, depthWrite: false, toneMapped: false }));

const keyOf = ({ model, base }: Actor): string => `${model} ${base}`;

/** The figure as it would stand where the pointer holds it: in another colour where it may not, or where those who follow it would find no room. */
export function Ghost() {
  const invalidate = useThree((s) => s.invalidate);
  const batch = useMemo(() => new FigureBatch({ plainly: true }), []);
  useEffect(() => {
    /** What is shown, or coming: the model and its base. */
    let wanted = '';
    let shown: BatchFigure | null = null;
    const drop = (): void => {
      if (shown !== null) batch.remove(shown);
      shown = null;
    };
    const take = (figure: string): void => {
      const actor = stage.actorOf(figure);
      if (actor === null || wanted === keyOf(actor)) return;
      wanted = keyOf(actor);
      drop();
      loadModel(actor.model).then((model) => {
        if (wanted !== keyOf(actor)) return;
        shown = batch.add(model, actor.base, right);
        poseFigure(shown, newActor(actor), 0, 0);
        shown.shown = true;
        draw();
      }, (fault: unknown) => match.setState({ fault: String(fault) }));
    };
    /** Somebody comes onto the table, looking away from their own edge. */
    const put = ({ figure, at }: Standing): void => {
      take(figure);
      if (shown !== null) {
        shown.place.makeRotationY(at.z > 0 ? Math.PI : 0).setPosition(at.x, at.y, at.z);
        batch.write(shown);
      }
      batch.paint(right);
      invalidate();
    };
    const draw = (): void => {
      const { request, aim } = laid;
      const coming = request === null ? comingOn(stage, match.getState()) : null;
      batch.group.visible = coming !== null || (request !== null && aim !== null);
      if (coming !== null) return put(coming);
      if (request === null || aim === null) return;
      take(request.figure);
      const actor = stage.actorOf(request.figure);
      const [dx, dz] = [aim.at.x - request.body.at.x, aim.at.z - request.body.at.z];
      const facing = actor !== null && actor.shown && Math.hypot(dx, dz) > 2 ? Math.atan2(dx, dz) : aim.at.z > 0 ? Math.PI : 0;
      if (shown !== null) {
        shown.place.makeRotationY(facing).setPosition(aim.at.x, aim.at.y, aim.at.z);
        batch.write(shown);
      }
      batch.paint(aim.refusal !== null ? wrong : aim.crowds !== undefined ? tight : right);
      invalidate();
    };
    draw();
    const stop = onLaid(draw);
    const stopMatch = match.subscribe((now, before) => {
      if (now.hovered !== before.hovered || now.picks !== before.picks || now.hints !== before.hints) draw();
    });
    return () => {
      stop();
      stopMatch();
      wanted = '';
      drop();
    };
  }, [batch, invalidate]);
  useEffect(() => () => batch.dispose(), [batch]);
  useFrame(({ camera, size, viewport }) => { if (batch.group.visible) batch.see(camera as PerspectiveCamera, size.height * viewport.dpr); }, -1);
  return <primitive object={batch.group} />;
}
