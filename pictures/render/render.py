"""Renders one view of a dish or product: blender -b --python render.py -- DISH VIEW FILE.png [WIDTH] [SAMPLES]."""

import importlib
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kitchen.denoise import denoise  # noqa: E402
from kitchen.descriptions import PRODUCT_VIEWS, SERVERS, dish_files, product_pictures, read  # noqa: E402
from kitchen.framing import frame  # noqa: E402
from kitchen.tone import develop  # noqa: E402

# Fronts and cutouts are shown as wide as a page, backs on cards only. Products are square.
WIDTHS = {'front': 800, 'above': 480, 'cutout': 960, 'whole': 320, 'cut': 200, 'cooked': 200, 'content': 200}
# An edge on a transparent ground has no noise of a table to hide in.
SAMPLES = {'front': 6, 'above': 4, 'cutout': 16, 'whole': 12, 'cut': 12, 'cooked': 12, 'content': 12}
PASSES = {'Image': 'colour', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Standard'
    cycles = scene.cycles
    cycles.samples = max(1, samples // 2)
    # The default pattern repeats itself between the halves, and the denoiser takes what repeats for a texture.
    cycles.sampling_pattern = 'SOBOL'
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 2, 12, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 10
    scene.view_layers[0].cycles.denoising_store_passes = True
    return scene


def take_away_table(scene):
    """Leaves what stands on it alone on a transparent ground."""
    for thing in [thing for thing in scene.objects if thing.name in ('table', 'cloth')]:
        bpy.data.objects.remove(thing)
    scene.render.film_transparent = True


def render_half(scene, seed, folder):
    """Renders half of the samples; returns the colour with its opacity, and albedo and normal together."""
    scene.cycles.seed = seed
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = folder, 'OPEN_EXR', '32'
    files.file_slots.clear()
    for source, name in PASSES.items():
        files.file_slots.new(name)
        links.new(layers.outputs[source], files.inputs[name])
    bpy.ops.render.render()
    colour, albedo, normal = (pixels(next(Path(folder).glob(f'{name}*'))) for name in PASSES.values())
    return colour, np.concatenate([albedo[:, :, :3], normal[:, :, :3]], axis=2)


def pixels(file):
    image = bpy.data.images.load(str(file))
    width, height = image.size
    values = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(values)
    channels = image.channels
    bpy.data.images.remove(image)
    return values.reshape(height, width, channels)


def save(picture, opacity, file, scene):
    height, width, _ = picture.shape
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([picture * opacity, opacity]).ravel())
    output = scene.render.image_settings
    output.file_format, output.color_mode = 'PNG', 'RGBA' if scene.render.film_transparent else 'RGB'
    image.save_render(file, scene=scene)


def main(dish, view, file, width=None, samples=None):
    is_product = view in PRODUCT_VIEWS
    description = product_pictures()[dish, view] if is_product else read(dish_files()[dish])
    server = importlib.import_module(f'kitchen.{Path(SERVERS[description.get("served", "soup")]).stem}')
    is_cutout = view == 'cutout'
    server.serve(description, 'front' if is_cutout or is_product else view, dish)
    width = int(width or WIDTHS[view])
    scene = settings(width, width if is_product else width * 3 // 4, int(samples or SAMPLES[view]))
    if is_cutout or is_product:
        take_away_table(scene)
    if is_product:
        frame(scene)
    elif is_cutout:
        # The whole vessel is in the frame.
        scene.camera.data.lens *= 0.85
    halves = []
    for seed in (1, 78):
        with tempfile.TemporaryDirectory() as folder:
            halves.append(render_half(scene, seed, folder))
    colours, features = zip(*halves)
    opacity = (colours[0] + colours[1])[:, :, 3:] / 2
    clean = denoise([colour[:, :, :3] for colour in colours], features)
    save(develop(clean / np.maximum(opacity, 0.05)), opacity, file, scene)


main(*sys.argv[sys.argv.index('--') + 1 :])
