import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BackSide, Color, Fog, Mesh, MeshBasicMaterial, PlaneGeometry, PMREMGenerator, Scene, SphereGeometry, type Light, type SpotLight, Vector3, type WebGLRenderer } from 'three';
import { useFine } from '../match/quality.ts';
import { TRAY_LAYER } from './DiceTray.tsx';
import { WARM_LAYER } from './warm/layer.ts';
import './shadowLooks.ts';
import { HAZE, lookOf } from './surface/looks.ts';

/** A dark room with three soft sources, seen only in reflections. */
function reflections(gl: WebGLRenderer): ReturnType<PMREMGenerator['fromScene']> {
  const room = new Scene();
  room.add(new Mesh(new SphereGeometry(50, 24, 12), new MeshBasicMaterial({ color: '#1d1712', side: BackSide })));
  for (const [colour, power, at, w, h] of [
    ['#ffdcae', 9, new Vector3(-14, 26, 12), 18, 18], ['#9fc4ff', 4, new Vector3(22, 12, -26), 26, 10], ['#ffb070', 1.6, new Vector3(30, 4, 20), 20, 10],
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

/** One warm key with soft shadows, a cool rim, the sky, and the room's reflections. */
export function Lights({ theme }: { readonly theme: string }) {
  const { gl, scene, invalidate } = useThree();
  const fine = useFine();
  const { cold } = lookOf(theme);
  const fog = useMemo(() => new Fog(HAZE, 1250, 2900), []);
  useEffect(() => {
    const target = fine ? reflections(gl) : null;
    scene.environment = target?.texture ?? null;
    scene.environmentIntensity = 0.55;
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
  const size = fine ? 2048 : 512;
  const tune = (light: SpotLight | null): void => {
    if (light === null) return;
    everywhere(light);
    // None: each point looks at its shadow once.
    light.shadow.radius = fine ? 2.2 : 0;
    light.shadow.bias = -0.0006;
    light.shadow.normalBias = 1.1;
    light.shadow.camera.near = 500;
    light.shadow.camera.far = 2300;
    light.shadow.autoUpdate = true;
  };
  return (
    <>
      <spotLight
        key={size} ref={tune} position={[-640, 1120, 460]} args={[cold ? '#fff0dd' : '#ffe0b8', cold ? 3.7 : 4.4, 0, 0.56, 0.75, 0]}
        castShadow shadow-mapSize-width={size} shadow-mapSize-height={size}
      />
      <directionalLight ref={everywhere} position={[700, 420, -900]} args={['#8fb2ee', 0.95]} />
      <hemisphereLight ref={everywhere} args={[cold ? '#cfe2fa' : '#c9d4e6', cold ? '#5d6472' : '#6b4c34', fine ? 0.62 : 1.5]} />
    </>
  );
}
