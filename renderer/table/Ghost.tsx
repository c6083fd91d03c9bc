import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Group, MeshBasicMaterial } from 'three';
import { match, stage } from '../match/match.ts';
import { loadFigure, releaseFigure, type FigureBody } from './figures/figureModel.ts';
import { newActor, type Actor } from '../match/actor.ts';
import { poseFigure } from './figures/posing.ts';
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
  const group = useMemo(() => new Group(), []);
  useEffect(() => {
    /** What is shown, or coming: the model and its base. */
    let wanted = '';
    let shown: FigureBody | null = null;
    const drop = (): void => {
      if (shown !== null) releaseFigure(shown);
      shown = null;
    };
    const take = (figure: string): void => {
      const actor = stage.actorOf(figure);
      if (actor === null || wanted === keyOf(actor)) return;
      wanted = keyOf(actor);
      drop();
      loadFigure(actor.model, actor.base, false).then((body) => {
        if (wanted !== keyOf(actor)) return;
        poseFigure(body, newActor(actor), 0, 0);
        for (const mesh of body.meshes) {
          mesh.castShadow = mesh.receiveShadow = false;
          if (mesh.renderOrder === 5) mesh.visible = false;
          mesh.material = right;
          mesh.renderOrder = 6;
        }
        shown = body;
        group.add(body.holder);
        invalidate();
      }, (fault: unknown) => match.setState({ fault: String(fault) }));
    };
    const draw = (): void => {
      const { request, aim } = laid;
      group.visible = request !== null && aim !== null;
      if (request === null || aim === null) return;
      take(request.figure);
      const actor = stage.actorOf(request.figure);
      const [dx, dz] = [aim.at.x - request.body.at.x, aim.at.z - request.body.at.z];
      group.position.set(aim.at.x, aim.at.y, aim.at.z);
      group.rotation.y = actor !== null && actor.shown && Math.hypot(dx, dz) > 2 ? Math.atan2(dx, dz) : aim.at.z > 0 ? Math.PI : 0;
      group.traverse((node) => { if ('material' in node) node.material = aim.refusal !== null ? wrong : aim.crowds !== undefined ? tight : right; });
      invalidate();
    };
    draw();
    const stop = onLaid(draw);
    return () => {
      stop();
      wanted = '';
      drop();
    };
  }, [group, invalidate]);
  return <primitive object={group} />;
}
