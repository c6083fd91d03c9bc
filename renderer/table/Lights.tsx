import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BackSide, Color, Fog, Mesh, MeshBasicMaterial, PlaneGeometry, PMREMGenerator, Scene, SphereGeometry, type Light, type SpotLight, Vector3, type WebGLRenderer } from 'three';
import { useMatch } from '../match/match.ts';
import { useFine } from '../match/quality.ts';
import { TRAY_LAYER } from './DiceTray.tsx';
import { WARM_LAYER } from './warm/layer.ts';
import './shadowLooks.ts';
import type { TableLight } from '../../engine/space/terrain/light.ts';
import { hours } from './light/hours.ts';
import { shine } from './light/shine.ts';
import { USUAL_SIZE, type TableSize } from '../../engine/space/terrain/size.ts';
import { wideFor } from './boardShape.ts';
import { HAZE } from './surface/looks.ts';

/** Texels of the shadow map in fine and in plain drawing, and in plain drawing of few points, where more would not be seen. */
const SHADOW = { fine: 2048, plain: 1024, few: 512 } as const;
/** Sharpness up to which a picture has few points. */
const FEW = 0.6;
/** Share of the light's cone that the shadow map covers: everything that stands on the table lies in it. */
const COVERS = 1;
/** Share of the light from behind in plain drawing: it reaches into shadows, and would colour them. */
const PLAIN_RIM = 0.45;

/** A dark room with three soft sources, seen only in reflections. */
function reflections(gl: WebGLRenderer): ReturnType<PMREMGenerator['fromScene']> {
  const room = new Scene();
  room.add(new Mesh(new SphereGeometry(50, 24, 12), new MeshBasicMaterial({ color: '#1d1712', side: BackSide })));
  for (const [colour, power, at, w, h] of [
    ['#ffdcae', 9, new Vector3(-14, 26, 12), 18, 18], ['#c2cfe6', 3.2, new Vector3(22, 12, -26), 26, 10], ['#ffb070', 1.6, new Vector3(30, 4, 20), 20, 10],
  ] as const) {
    const panel = new Mesh(new PlaneGeometry(w, h), new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(power) }));
    panel.position.copy(at);
    panel.lookAt(0, 0, 0);
    room.add(panel);
  }
  const generator = new PMREMGenerator(gl);
  const target = generator.fromScene(room, 0.04);
  generator.dispose();
  return target;
}

/** Lights the tray's small window too, and what is made ready. */
const everywhere = (light: Light | null): void => {
  light?.layers.enable(TRAY_LAYER);
  light?.layers.enable(WARM_LAYER);
};

/** The real lights of an hour over a table of a size, whose key stands farther away from a larger one: a key with soft shadows, a rim from behind, the sky, and the room's reflections. */
export function Lights({ light, size: table = USUAL_SIZE }: { readonly light: TableLight; readonly size: TableSize | undefined }) {
  const wide = wideFor(table);
  const { gl, scene, invalidate } = useThree();
  const fine = useFine();
  const sharpness = useMatch((s) => s.settings.sharpness);
  const { key, rim, sky, haze, reflections: reflected, exposure } = hours[light.hour];
  const fog = useMemo(() => new Fog(HAZE, 1250, 2900), []);
  useEffect(() => {
    const target = fine ? reflections(gl) : null;
    scene.environment = target?.texture ?? null;
    scene.fog = fog;
    scene.background = new Color('#0b0806');
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
    return () => {
      scene.environment = null;
      target?.dispose();
    };
  }, [gl, scene, fog, fine, invalidate]);
  // Nothing here is another program: what is compiled serves every hour.
  useEffect(() => {
    scene.environmentIntensity = reflected;
    fog.color.set(haze.colour);
    gl.toneMappingExposure = exposure;
    gl.shadowMap.needsUpdate = true;
    shine(light);
    invalidate();
  }, [gl, scene, fog, light, wide, haze, reflected, exposure, invalidate]);
  const size = fine ? SHADOW.fine : sharpness > FEW ? SHADOW.plain : SHADOW.few;
  const tune = (spot: SpotLight | null): void => {
    if (spot === null) return;
    everywhere(spot);
    // None: each point looks at its shadow twice.
    spot.shadow.radius = fine ? key.soft : 0;
    spot.shadow.focus = COVERS;
    spot.shadow.bias = -0.0006;
    spot.shadow.normalBias = 1.1 * wide;
    spot.shadow.camera.near = 500 * wide;
    spot.shadow.camera.far = 2300 * wide;
    spot.shadow.camera.updateProjectionMatrix();
    spot.shadow.autoUpdate = true;
  };
  return (
    <>
      <spotLight
        key={size} ref={tune} position={key.from.map((mm) => mm * wide) as [number, number, number]} args={[key.colour, key.strength, 0, 0.56, 0.75, 0]}
        castShadow shadow-mapSize-width={size} shadow-mapSize-height={size}
      />
      <directionalLight ref={everywhere} position={rim.from} args={[rim.colour, fine ? rim.strength : rim.strength * PLAIN_RIM]} />
      <hemisphereLight ref={everywhere} args={[sky.above, sky.below, fine ? sky.fine : sky.plain]} />
    </>
  );
}
