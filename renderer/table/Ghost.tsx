import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Group, MeshBasicMaterial } from 'three';
import { match, stage } from '../match/match.ts';
import { loadFigure } from './figures/figureModel.ts';
import { newActor } from '../match/actor.ts';
import { poseFigure } from './figures/posing.ts';
import { laid, onLaid } from './laid.ts';

const right = new MeshBasicMaterial({ color: '#ffe9bf', transparent: true, opacity: 0.3, depthWrite: false, toneMapped: false });
const wrong = new MeshBasicMaterial({ color: '#ff5a3c', transparent: true, opacity: 0.3, depthWrite: false, toneMapped: false });

/** The figure as it would stand where the pointer holds it. */
export function Ghost() {
  const invalidate = useThree((s) => s.invalidate);
  const group = useMemo(() => new Group(), []);
  useEffect(() => {
    let model = '';
    const take = (figure: string): void => {
      const actor = stage.actorOf(figure);
      if (actor === null || actor.model === model) return;
      model = actor.model;
      group.clear();
      loadFigure(actor.model, false).then((body) => {
        if (model !== actor.model) return;
        poseFigure(body, newActor(actor), 0, 0);
        for (const mesh of body.meshes) {
          mesh.castShadow = mesh.receiveShadow = false;
          if (mesh.renderOrder === 5) mesh.visible = false;
          mesh.material = right;
          mesh.renderOrder = 6;
        }
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
      group.traverse((node) => { if ('material' in node) node.material = aim.refusal === null ? right : wrong; });
      invalidate();
    };
    draw();
    return onLaid(draw);
  }, [group, invalidate]);
  return <primitive object={group} />;
}
