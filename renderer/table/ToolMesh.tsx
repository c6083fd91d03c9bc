import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BufferGeometry, CylinderGeometry, ExtrudeGeometry, Group, Mesh, MeshBasicMaterial, MeshPhysicalMaterial, RingGeometry, Shape } from 'three';
import { laid, onLaid } from './laid.ts';

/** Thickness of the acrylic tool (mm). */
const THICK = 2.4;

/** One half of the tool along +x, with a rounded hinge end and the notched or pointed far end. */
function half(length: number, width: number, notch: boolean): BufferGeometry {
  const w = width / 2;
  const shape = new Shape();
  shape.moveTo(0, -w);
  shape.lineTo(length, -w);
  shape.absarc(length, 0, w, -Math.PI / 2, Math.PI / 2, false);
  shape.lineTo(0, w);
  if (notch) shape.absarc(-w * 0.9, 0, w * 1.33, Math.asin(1 / 1.33), -Math.asin(1 / 1.33), true);
  else shape.absarc(0, 0, w, Math.PI / 2, Math.PI * 1.5, false);
  const geometry = new ExtrudeGeometry(shape, { depth: THICK, bevelEnabled: true, bevelSize: 0.4, bevelThickness: 0.4, bevelSegments: 1, curveSegments: 16 });
  return geometry.rotateX(-Math.PI / 2);
}

interface Laying {
  readonly group: Group;
  readonly first: Mesh;
  readonly second: Mesh;
  readonly pin: Mesh;
  readonly ghost: Mesh;
  readonly sound: MeshPhysicalMaterial;
  readonly wrong: MeshBasicMaterial;
  readonly right: MeshBasicMaterial;
  size: string;
}

/** The tool before it is cut to a size. */
export function toolMeshes(): Laying {
  const sound = new MeshPhysicalMaterial({ color: '#e8b765', transparent: true, opacity: 0.5, roughness: 0.18, metalness: 0, clearcoat: 1, emissive: '#5a3c10', depthWrite: false });
  const metal = new MeshPhysicalMaterial({ color: '#8d7b5e', roughness: 0.3, metalness: 0.9 });
  const [right, wrong] = [new MeshBasicMaterial({ color: '#fff2d8', transparent: true, opacity: 0.9, depthWrite: false, toneMapped: false }), new MeshBasicMaterial({ color: '#ff5a3c', transparent: true, opacity: 0.9, depthWrite: false, toneMapped: false })];
  const group = new Group();
  group.visible = false;
  const [first, second] = [new Mesh(new BufferGeometry(), sound), new Mesh(new BufferGeometry(), sound)];
  const pin = new Mesh(new CylinderGeometry(3.2, 3.2, THICK + 1.4, 24), metal);
  const ghost = new Mesh(new BufferGeometry(), right);
  for (const mesh of [first, second, pin, ghost]) {
    mesh.raycast = () => {};
    mesh.renderOrder = 6;
    group.add(mesh);
  }
  return { group, first, second, pin, ghost, sound, wrong, right, size: '' };
}

/** Cuts the halves to the request's tool. */
function cut(laying: Laying, length: number, width: number, radius: number): void {
  const size = `${length} ${width} ${radius}`;
  if (laying.size === size) return;
  laying.size = size;
  for (const mesh of [laying.first, laying.second, laying.ghost]) mesh.geometry.dispose();
  laying.first.geometry = half(length / 2, width, true);
  laying.second.geometry = half(length / 2 - width / 2, width, false);
  laying.ghost.geometry = new RingGeometry(radius - 1.6, radius + 0.6, 48).rotateX(-Math.PI / 2);
}

const along = (mesh: Mesh, from: { readonly x: number; readonly z: number }, to: typeof from, y: number): void => {
  mesh.position.set(from.x, y, from.z);
  mesh.rotation.y = Math.atan2(-(to.z - from.z), to.x - from.x);
};

function draw(laying: Laying): void {
  const { request, aim } = laid;
  laying.group.visible = request !== null && aim !== null;
  if (request === null || aim === null) return;
  const { zone, body } = request;
  const shape = zone.kind === 'tool' ? zone.tool : { length: 60, width: 25 };
  cut(laying, shape.length, shape.width, body.radius);
  laying.ghost.position.set(aim.at.x, aim.at.y + 1.2, aim.at.z);
  laying.ghost.material = aim.refusal === null ? laying.right : laying.wrong;
  const { tool } = aim;
  laying.first.visible = laying.second.visible = laying.pin.visible = tool !== null;
  if (tool === null) return;
  // The tool is held over the higher of both places, as one holds it over a railing.
  const y = Math.max(body.at.y, aim.at.y) + 1.4;
  along(laying.first, tool.a, tool.b, y);
  along(laying.second, tool.b, tool.c, y + THICK + 0.3);
  laying.pin.position.set(tool.b.x, y + THICK, tool.b.z);
}

/** The hinged movement tool as it would lie, and the base's outline where the figure would stand. */
export function ToolMesh() {
  const invalidate = useThree((s) => s.invalidate);
  const laying = useMemo(toolMeshes, []);
  useEffect(() => {
    const redraw = (): void => {
      draw(laying);
      invalidate();
    };
    redraw();
    return onLaid(redraw);
  }, [laying, invalidate]);
  return <primitive object={laying.group} />;
}
